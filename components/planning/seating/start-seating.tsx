"use client";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { TextField } from "@/components/ui/form/field";
import { MAX_TABLE_SEATS, MAX_TABLES } from "@/contracts/planning/seating";
import styles from "./seating.module.css";

type Props = {
  guests: number;
  venueName: string;
  onStart: (room: { name: string; count: number; seats: number }) => void;
};

/** The first step: a room with round tables for everyone. */
export function StartSeating({ guests, venueName, onStart }: Props) {
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
  return (
    <EmptyState title="Set up your room" action={form}>
      {guests > 0
        ? `${guests} ${guests === 1 ? "guest needs" : "guests need"} a seat. Start with a room and its tables: you can move, add and resize everything later.`
        : "Nobody is invited to this event yet. You can set up the room now, and guests appear here once you invite them."}
    </EmptyState>
  );
}
