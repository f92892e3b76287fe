"use client";
import { Button } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { CardLine, RowCard, TableOrCards } from "@/components/ui/list/table-or-cards";
import { amount } from "@/components/ui/money/amount";
import {
  type Campaign,
  PROMOTION_SEGMENT_LABELS,
  type PromotionType,
} from "@/contracts/sale/promotion/promotion";
import { coversText, STATUS_WORDS, TYPE_WORDS, usedText, windowText } from "./campaign-words";
import styles from "./campaigns.module.css";
import { COLUMNS, type Column } from "./table-setting";
import { termsText } from "./terms-text";

type Props = {
  type: PromotionType;
  campaigns: Campaign[];
  hidden: readonly Column[];
  busyId: string;
  onEdit: (id: string) => void;
  onPause: (campaign: Campaign) => void;
  onDelete: (campaign: Campaign) => void;
};

/** Campaigns as a table where there is room, else as cards. */
export function CampaignRows(props: Props) {
  const { type, campaigns, hidden } = props;
  const columns = (Object.keys(COLUMNS) as Column[]).filter((column) => !hidden.includes(column));
  const most = Math.max(1, ...campaigns.map(({ sold }) => sold));
  return (
    <TableOrCards
      caption={TYPE_WORDS[type].many}
      table={
        <>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Gives</th>
              <th scope="col">Status</th>
              {columns.map((column) => (
                <th key={column} scope="col" data-numeric={NUMERIC.has(column) || undefined}>
                  {COLUMNS[column]}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {campaigns.map((campaign) => (
              <tr key={campaign.id}>
                <th scope="row" className={styles.code}>
                  {campaign.code}
                  <span className={styles.name}>{campaign.name}</span>
                </th>
                <td>
                  {termsText(campaign, type)}
                  <span className={styles.name}>{coversText(campaign.covers)}</span>
                </td>
                <td>
                  <Status campaign={campaign} />
                </td>
                {columns.map((column) => (
                  <td
                    key={column}
                    className={NUMERIC.has(column) ? styles.number : undefined}
                    data-numeric={NUMERIC.has(column) || undefined}
                  >
                    <Cell column={column} campaign={campaign} most={most} />
                  </td>
                ))}
                <td>
                  <Actions {...props} campaign={campaign} />
                </td>
              </tr>
            ))}
          </tbody>
        </>
      }
      cards={campaigns.map((campaign) => (
        <RowCard key={campaign.id}>
          <CardLine>
            <strong>{campaign.code}</strong>
            <Status campaign={campaign} />
          </CardLine>
          <p>
            {termsText(campaign, type)}
            <span className={styles.name}>{campaign.name}</span>
          </p>
          <dl className={styles.facts}>
            {columns.map((column) => (
              <div key={column}>
                <dt>{COLUMNS[column]}</dt>
                <dd>
                  <Cell column={column} campaign={campaign} most={most} />
                </dd>
              </div>
            ))}
          </dl>
          <Actions {...props} campaign={campaign} />
        </RowCard>
      ))}
      hasManyColumns
    />
  );
}

const NUMERIC: ReadonlySet<Column> = new Set(["used", "orders", "sold", "given"]);

function Status({ campaign: { status } }: { campaign: Campaign }) {
  const { word, tone } = STATUS_WORDS[status];
  return <Badge tone={tone}>{word}</Badge>;
}

function Cell({ column, campaign, most }: { column: Column; campaign: Campaign; most: number }) {
  switch (column) {
    case "window":
      return <>{windowText(campaign)}</>;
    case "segment":
      return <>{PROMOTION_SEGMENT_LABELS[campaign.segment]}</>;
    case "used":
      return <>{usedText(campaign)}</>;
    case "orders":
      return <>{campaign.orders}</>;
    case "given":
      return <>{amount(campaign.given)}</>;
    case "sold":
      return (
        <span className={styles.sold}>
          {amount(campaign.sold)}
          {campaign.sold > 0 ? (
            <meter
              className={styles.meter}
              min={0}
              max={most}
              value={campaign.sold}
              aria-label="Share of the best seller"
            />
          ) : null}
        </span>
      );
  }
}

function Actions({ campaign, busyId, onEdit, onPause, onDelete }: Props & { campaign: Campaign }) {
  const { id, code, status } = campaign;
  const paused = status === "paused";
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="sm" aria-label={`Edit ${code}`} onClick={() => onEdit(id)}>
        Edit
      </Button>
      {status === "ended" ? null : (
        <Button
          variant="plain"
          size="sm"
          aria-label={`${paused ? "Resume" : "Pause"} ${code}`}
          busy={busyId === id}
          onClick={() => onPause(campaign)}
        >
          {paused ? "Resume" : "Pause"}
        </Button>
      )}
      <Button variant="plain" size="sm" aria-label={`Delete ${code}`} onClick={() => onDelete(campaign)}>
        Delete
      </Button>
    </div>
  );
}
