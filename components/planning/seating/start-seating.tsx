"use client";
import { type FormEvent, useId, useState } from "react";
import { seatingRoomOf } from "./model/plan-room";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { TextField } from "@/components/ui/form/field";
import { MAX_TABLE_SEATS, MAX_TABLES } from "@/contracts/planning/seating";
import type { VenuePlan } from "@/contracts/planning/room-plan";
import { RoomDrawing } from "./plan/room-drawing";
import styles from "./seating.module.css";

type Props = {
  guests: number;
  venueName: string;
  /** The vendors' plans of their rooms. */
  plans: readonly VenuePlan[];
  onStart: (room: { name: string; count: number; seats: number }) => void;
  onPlan: (plan: VenuePlan, count: number) => void;
};

/** The first step: a room of the venue from its plan, or a room with round tables for everyone. */
export function StartSeating({ guests, venueName, plans, onStart, onPlan }: Props) {
  const id = useId();
  const [name, setName] = useState(venueName.slice(0, 60) || "Ballroom");
  const [count, setCount] = useState(String(Math.min(MAX_TABLES, Math.max(1, Math.ceil(guests / 10)))));
  const [seats, setSeats] = useState("10");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const start = (event: FormEvent) => {
    event.preventDefault();
    const between = (text: string, most: number) =>
      /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most ? "" : `1 to ${most}`;
    const wrong = {
      name: name.trim() ? "" : "Name the room",
      count: between(count, MAX_TABLES),
      seats: between(seats, MAX_TABLE_SEATS),
    };
    setErrors(wrong);
    if (Object.values(wrong).some(Boolean)) return;
    onStart({ name: name.trim(), count: Number(count), seats: Number(seats) });
  };
  const form = (
    <form className={styles.start} onSubmit={start} noValidate>
      <TextField
        id={`${id}-name`}
        label="Room"
        maxLength={60}
        value={name}
        error={errors["name"]}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        id={`${id}-count`}
        label="Round tables"
        inputMode="numeric"
        maxLength={3}
        value={count}
        error={errors["count"]}
        onChange={({ target }) => setCount(target.value)}
      />
      <TextField
        id={`${id}-seats`}
        label="Seats each"
        inputMode="numeric"
        maxLength={2}
        value={seats}
        error={errors["seats"]}
        onChange={({ target }) => setSeats(target.value)}
      />
      <Button type="submit">Set up the room</Button>
    </form>
  );
  const needed = Math.max(1, Math.ceil(guests / 10));
  return (
    <>
      {plans.length > 0 ? (
        <section className={styles.venue} aria-labelledby={`${id}-venue`}>
          <h2 id={`${id}-venue`}>Start from your venue’s plan</h2>
          <ul>
            {plans.map((plan) => (
              <li key={plan.id}>
                <RoomDrawing room={seatingRoomOf(plan.room)} />
                <h3>{plan.room.name}</h3>
                <p className={styles.note}>{factsOf(plan)}</p>
                <Button
                  variant="secondary"
                  aria-label={`Start with ${plan.room.name} of ${plan.vendorName}`}
                  onClick={() => onPlan(plan, Math.min(needed, plan.room.mostTables ?? MAX_TABLES))}
                >
                  Start with this room
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <EmptyState
        title={plans.length > 0 ? "Or set up a room of your own" : "Set up your room"}
        action={form}
      >
        {guests > 0
          ? `${guests} ${guests === 1 ? "guest needs" : "guests need"} a seat. Start with a room and its tables: you can move, add and resize everything later.`
          : "Nobody is invited to this event yet. You can set up the room now, and guests appear here once you invite them."}
      </EmptyState>
    </>
  );
}

function factsOf({ vendorName, room: { width, depth, mostTables } }: VenuePlan): string {
  const size = `${width / 100} by ${depth / 100} m`;
  return [vendorName, size, mostTables ? `up to ${mostTables} tables` : ""].filter(Boolean).join(" · ");
}
