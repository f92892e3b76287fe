CREATE TABLE "room_mail" (
	"room_id" uuid NOT NULL,
	"side" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "room_mail_room_id_side_pk" PRIMARY KEY("room_id","side")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "client_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "room_mail" ADD CONSTRAINT "room_mail_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_mail_due_idx" ON "room_mail" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_client_key" UNIQUE("sender_account_id","client_id");