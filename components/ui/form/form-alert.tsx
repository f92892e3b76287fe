import { ServerMessage } from "@/components/ui/words/server-message";
import { tn } from "@/lib/words/t";
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
      {message ? (
        <Alert tone="bad">
          <ServerMessage>{message}</ServerMessage>
        </Alert>
      ) : null}
      <div role="alert" className="visually-hidden">
        {complaints.length > 0 ? (
          <>
            <p>
              {tn(complaints.length, "{n} field needs your attention:", "{n} fields need your attention:")}
            </p>
            <ul>
              {complaints.map((complaint) => (
                <li key={complaint}>
                  <ServerMessage>{complaint}</ServerMessage>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </>
  );
}
