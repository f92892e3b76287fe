"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { PanelHeading } from "@/components/identity/panel/sign-in-panel-heading";
import { StoreProvider } from "@/components/session/store-provider";
import { useStoredSession } from "@/components/session/use-stored-session";
import { ButtonLink } from "@/components/ui/action/button";
import { isMissing } from "@/components/ui/feedback/message-page/is-missing";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { REPORT_KIND_WORDS, type ReportSubject } from "@/contracts/messaging/report/report";
import { reportHref, type ReportKind } from "@/contracts/report-href";
import { useGetReportSubjectQuery } from "@/services/messaging/report";
import { useRehydrated } from "@/store/hooks";
import { ReportFields } from "./report-fields";
import styles from "./report.module.css";
import { useReportForm } from "./use-report-form";
import { WhatFollows } from "./what-follows";

type Props = { kind: ReportKind; id: string };

/** `/report/{kind}/{id}`, for couples and vendors who are signed in. */
export function ReportView(props: Props) {
  return (
    <StoreProvider>
      <Report {...props} />
    </StoreProvider>
  );
}

function Report({ kind, id }: Props) {
  const rehydrated = useRehydrated();
  const role = useStoredSession()?.role;
  const mayReport = role === "customer" || role === "vendor";
  const { data, error, refetch } = useGetReportSubjectQuery(mayReport ? { kind, id } : skipToken);
  const what = REPORT_KIND_WORDS[kind];
  if (!rehydrated) return <PanelHeading title={`Report this ${what}`}>One moment.</PanelHeading>;
  if (!mayReport) return <LogInFirst what={what} back={reportHref(kind, id)} />;
  if (data?.reportedAt) return <Reported subject={data} />;
  if (data) return <Ask subject={data} />;
  if (isMissing(error)) {
    return (
      <>
        <PanelHeading title={`This ${what} is no longer there`}>
          There is nothing left to report.
        </PanelHeading>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </>
    );
  }
  if (error) return <LoadFailure title="This page could not be loaded" error={error} retry={refetch} />;
  return <PanelHeading title={`Report this ${what}`}>One moment.</PanelHeading>;
}

function LogInFirst({ what, back }: { what: string; back: string }) {
  const returnUrl = encodeURIComponent(back);
  return (
    <>
      <PanelHeading title={`Log in to report this ${what}`}>
        We read every report, and may have to ask you about it. They aren’t told who reported.
      </PanelHeading>
      <div className={styles.actions}>
        <ButtonLink href={`/login?returnUrl=${returnUrl}`}>Log in</ButtonLink>
        <ButtonLink href={`/vendor/login?returnUrl=${returnUrl}`} variant="secondary">
          Vendor login
        </ButtonLink>
      </div>
    </>
  );
}

function Ask({ subject: { kind, id, name } }: { subject: ReportSubject }) {
  const form = useReportForm({ kind, id });
  return (
    <>
      <PanelHeading title={`Report this ${REPORT_KIND_WORDS[kind]}`}>
        If you fear for your safety or somebody else’s, call 999 first.
      </PanelHeading>
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <p className={styles.subject}>{name}</p>
        <ReportFields form={form} />
        <WhatFollows />
        <div>
          <SubmitButton busy={form.busy}>Send report</SubmitButton>
        </div>
      </form>
    </>
  );
}

function Reported({ subject: { name, href } }: { subject: ReportSubject }) {
  return (
    <div role="status">
      <PanelHeading title="Thank you for telling us">You reported: {name}</PanelHeading>
      <div className={styles.form}>
        <WhatFollows />
        <div className={styles.actions}>
          <ButtonLink href={href ?? "/"} variant="secondary">
            {href ? "Back to the page" : "Go to the home page"}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
