"use client";
import { Button, type ButtonProps } from "@/components/ui/action/button";
import { useDownloadMutation } from "@/services/download";

type Props = Omit<ButtonProps, "busy" | "onClick" | "type"> & {
  /** The call that returns the file, below `/api/v1`. */
  url: string;
  params?: object;
  /** The name under which it is saved. */
  fileName: string;
};

/** A button that saves a file which requires a signed-in caller, busy until it has arrived. */
export function DownloadButton({ url, params, fileName, ...rest }: Props) {
  const [download, { isLoading }] = useDownloadMutation();
  return (
    <Button
      {...rest}
      busy={isLoading}
      onClick={() => void download({ url, fileName, ...(params ? { params } : {}) })}
    />
  );
}
