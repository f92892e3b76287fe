CREATE VIEW "public"."couple_account" AS (select wedding_member.account_id, wedding.customer_id
from wedding_member
join wedding on wedding.id = wedding_member.wedding_id
where wedding_member.role = 'fiancee'
and wedding_member.account_id is not null
and wedding_member.accepted_at is not null
and wedding_member.revoked_at is null);