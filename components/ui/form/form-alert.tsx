import { Alert } from "@/components/ui/feedback/alert";

type Props = {
  /** The server's message. */
  message: string;
  /** The field errors, read out as a summary. */
  complaints: string[];
};

/** Shows why a form was refused: the server's message and, for screen readers, a summary of the field errors. */
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
