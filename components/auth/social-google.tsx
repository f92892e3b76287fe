"use client";
import { GoogleOAuthProvider, useGoogleLogin, useGoogleOAuth } from "@react-oauth/google";
import { useEffect } from "react";

type Props = {
  clientId: string;
  /** How often the button has been pressed: each press asks once, as soon as the network's script is there. */
  presses: number;
  onToken: (accessToken: string) => void;
  /** The window was closed, could not open, or ended in an error. */
  onFailure: () => void;
  /** The network's script did not come. */
  onBroken: () => void;
};

/** Google's own window. Nothing to see here: the button stands elsewhere, so that it is there before this. */
export default function SocialGoogle({ clientId, onBroken, ...rest }: Props) {
  return (
    <GoogleOAuthProvider clientId={clientId} onScriptLoadError={onBroken}>
      <Ask {...rest} />
    </GoogleOAuthProvider>
  );
}

function Ask({ presses, onToken, onFailure }: Omit<Props, "clientId" | "onBroken">) {
  const { scriptLoadedSuccessfully: ready } = useGoogleOAuth();
  const ask = useGoogleLogin({
    onSuccess: ({ access_token }) => onToken(access_token),
    onError: onFailure,
    onNonOAuthError: onFailure,
  });
  useEffect(() => {
    if (ready && presses > 0) ask();
  }, [ready, presses, ask]);
  return null;
}
