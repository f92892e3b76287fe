-- Of several teams that an account joined at once, the first counts.
UPDATE "wedding_member" m SET "revoked_at" = now()
WHERE m."accepted_at" IS NOT NULL AND m."revoked_at" IS NULL AND EXISTS (
  SELECT FROM "wedding_member" o
  WHERE o."account_id" = m."account_id" AND o."accepted_at" IS NOT NULL AND o."revoked_at" IS NULL
    AND (o."accepted_at", o."id") < (m."accepted_at", m."id"));
--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_member_joined_key" ON "wedding_member" USING btree ("account_id") WHERE "wedding_member"."accepted_at" is not null and "wedding_member"."revoked_at" is null;