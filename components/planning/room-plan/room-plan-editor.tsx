"use client";
import { useMemo, useState } from "react";
import * as edits from "@/components/planning/seating/model/edits";
import { RoomPlan as PlanOfRoom, type Selection } from "@/components/planning/seating/plan/room-plan";
import { SeatingBoard } from "@/components/planning/seating/seating-board";
import { SelectionPanel } from "@/components/planning/seating/selection-panel";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { TextField } from "@/components/ui/form/field";
import { useMedia } from "@/components/ui/page/use-media";
import { isApiError } from "@/contracts/api-error";
import { ROOM_PLAN_MESSAGES, type RoomPlan } from "@/contracts/planning/room-plan";
import { roomPlanBody } from "@/contracts/planning/room-plan.schema";
import { MAX_TABLES, type SeatingGuest, type SeatingLayout } from "@/contracts/planning/seating";
import { notify } from "@/lib/notice/notify";
import { useSaveRoomPlanMutation } from "@/services/planning/room-plan";
import styles from "./room-plans.module.css";
import { planOfRoom, seatingRoomOf } from "@/components/planning/seating/model/plan-room";

const NOBODY: ReadonlyMap<string, SeatingGuest> = new Map();
const NOTHING = () => undefined;
const NARROW = "(max-width: 56rem)";

type Props = { plan: RoomPlan | null; onClose: () => void };

/** Draws a room to scale. Nothing is saved until the vendor says so. */
export default function RoomPlanEditor({ plan, onClose }: Props) {
  const [layout, setLayout] = useState<SeatingLayout>(() => ({
    sides: "any",
    rooms: [plan ? seatingRoomOf(plan) : edits.newRoom("Ballroom")],
    rules: [],
  }));
  const [most, setMost] = useState(plan?.mostTables ? String(plan.mostTables) : "");
  const [selection, setSelection] = useState<Selection>(null);
  const [failure, setFailure] = useState("");
  const [save, { isLoading }] = useSaveRoomPlanMutation();
  const narrow = useMedia(NARROW);
  const tables = useMemo(() => edits.tablesIn(layout), [layout]);
  const [room] = layout.rooms;
  if (!room) return null;
  const change = (_label: string, edit: (now: SeatingLayout) => SeatingLayout) => setLayout(edit);
  const send = async () => {
    setFailure("");
    try {
      const drawn = planOfRoom(room, null);
      const body = await roomPlanBody.validate({ ...drawn, mostTables: most.trim() });
      await save({ id: plan?.id ?? null, version: plan?.version ?? 0, room: body }).unwrap();
      notify("success", ROOM_PLAN_MESSAGES.saved);
      onClose();
    } catch (error) {
      setFailure(isApiError(error) || error instanceof Error ? error.message : "The plan could not be saved");
    }
  };
  return (
    <SeatingBoard layout={layout} guests={NOBODY} onDrop={NOTHING}>
      <div className={styles.editor}>
        {failure ? <Alert tone="bad">{failure}</Alert> : null}
        <div className={styles.bar}>
          <TextField
            id="room-plan-most"
            label="Most tables (optional)"
            inputMode="numeric"
            maxLength={3}
            value={most}
            hint={`How many the room holds, 1 to ${MAX_TABLES}.`}
            onChange={({ target }) => setMost(target.value)}
          />
          <div className={styles.acts}>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={isLoading} onClick={() => void send()}>
              Save plan
            </Button>
          </div>
        </div>
        <div className={styles.columns}>
          <PlanOfRoom
            room={room}
            mayEdit
            selection={selection}
            narrow={narrow}
            onSelect={setSelection}
            onTable={(table, at) => setLayout((now) => edits.editTable(now, table.id, at))}
            onFeature={(feature, at) =>
              setLayout((now) =>
                edits.editRoom(now, room.id, (before) => ({
                  ...before,
                  features: before.features.map((each) =>
                    each.id === feature.id ? { ...each, ...at } : each,
                  ),
                })),
              )
            }
          />
          <SelectionPanel
            room={room}
            layout={layout}
            selection={selection}
            guests={NOBODY}
            tables={tables}
            mayEdit
            change={change}
            seatActions={{ onLockGuest: NOTHING, onUnseat: NOTHING, onMoveGuest: NOTHING }}
            onSelect={setSelection}
          />
        </div>
      </div>
    </SeatingBoard>
  );
}
