"use client";
import { GoogleOAuthProvider, useGoogleLogin, useGoogleOAuth } from "@react-oauth/google";
import { useEffect } from "react";

type Props = {
  clientId: string;
  /** Number of clicks on the button. Each one opens the dialog once, as soon as the network's script has loaded. */
  presses: number;
  onToken: (accessToken: string) => void;
  /** Called when the window was closed, blocked, or ended in an error. */
  onFailure: () => void;
  /** Called when the network's script failed to load. */
  onBroken: () => void;
};

/**
 * Opens Google's sign-in window. Renders nothing: the button is rendered elsewhere, because it is needed before this
 * loads.
 */
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
