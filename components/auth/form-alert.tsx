import { Alert } from "@/components/ui/alert";

type Props = {
  /** What the server said. */
  message: string;
  /** What is wrong with the fields, read out as a summary. */
  complaints: string[];
};

/** Says why a form was not taken: the server's words to everybody, the fields' complaints to screen readers. */
export function FormAlert({ message, complaints }: Props) {
  return (
    <>
      {message ? <Alert tone="bad">{message}</Alert> : null}
      <div role="alert" className="visually-hidden">
        {complaints.length > 0 ? (
          <>
            <p>
              {complaints.length === 1 ? "1 field needs" : `${complaints.length} fields need`} your attention:
            </p>
            <ul>
              {complaints.map((complaint) => (
                <li key={complaint}>{complaint}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </>
  );
}
