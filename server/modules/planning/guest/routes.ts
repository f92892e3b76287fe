import { idParam, pageQuery } from "@/contracts/envelope.schema";
import { GUEST_MESSAGES } from "@/contracts/planning/guest/guest";
import {
  bulkBody,
  groupBody,
  guestBody,
  guestListQuery,
  householdBody,
  mergeBody,
  newGuestBody,
  newHouseholdBody,
  undoBody,
} from "@/contracts/planning/guest/guest.schema";
import { MAX_IMPORT_BYTES } from "@/contracts/planning/guest/guest-import";
import {
  guestExportQuery,
  guestImportBody,
  guestTemplateQuery,
} from "@/contracts/planning/guest/guest-import.schema";
import { route } from "@/server/http/route";
import { listGuests, listHouseholds, showGuests, showHousehold } from "./service";
import { changeGuests, undoChange } from "./service-bulk";
import { listDuplicates, mergeGuests, mergeHouseholds } from "./service-duplicates";
import { exportGuests, guestTemplate } from "./service-export";
import { createGroup, deleteGroup, listGroups, renameGroup } from "./service-groups";
import { importGuests } from "./service-import";
import {
  createGuest,
  createHousehold,
  deleteGuest,
  deleteHousehold,
  updateGuest,
  updateHousehold,
} from "./service-write";

const listRoutes = [
  route({
    method: "GET",
    path: "/user/guest/event/showGuest",
    guard: "customer",
    summary: "The key figures of the guest list",
    reply: "GuestSummary",
    run: ({ actor }) => showGuests(actor),
  }),
  route({
    method: "POST",
    path: "/user/guest/bulk",
    guard: "customer",
    summary: "Changes or deletes several guests at once",
    reply: "GuestChange",
    body: bulkBody,
    message: ({ body }) => (body.action === "delete" ? "Guests deleted" : "Guests updated"),
    run: ({ actor, body }) => changeGuests(actor, body),
  }),
  route({
    method: "POST",
    path: "/user/guest/undo",
    guard: "customer",
    summary: "Takes a change of the list back",
    reply: "GuestChange",
    body: undoBody,
    message: "Change undone",
    run: ({ actor, body }) => undoChange(actor, body.undoId),
  }),
  route({
    method: "GET",
    path: "/user/guest/duplicates",
    guard: "customer",
    summary: "Guests that may be on the list twice",
    reply: "DuplicateGuestList",
    run: ({ actor }) => listDuplicates(actor),
  }),
  route({
    method: "POST",
    path: "/user/guest/merge",
    guard: "customer",
    summary: "Makes one guest of several",
    reply: "GuestChange",
    body: mergeBody,
    message: "Guests merged",
    run: ({ actor, body }) => mergeGuests(actor, body),
  }),
  route({
    method: "POST",
    path: "/user/guest/import",
    guard: "customer",
    summary: "Reads guests from a sheet or pasted rows; writes them when `commit` says so",
    reply: "GuestImport",
    body: guestImportBody,
    files: { names: ["file"], maxBytes: MAX_IMPORT_BYTES, json: ["heads"] },
    run: ({ actor, body, uploads }) => importGuests(actor, body, uploads[0]),
  }),
  route({
    method: "GET",
    path: "/user/guest/template",
    guard: "customer",
    summary: "A sheet to fill in for the import",
    reply: "File",
    query: guestTemplateQuery,
    run: ({ query }) => guestTemplate(query.format),
  }),
  route({
    method: "GET",
    path: "/user/guest/export",
    guard: "customer",
    summary: "The guests as a sheet",
    reply: "File",
    query: guestExportQuery,
    run: ({ actor, query }) => exportGuests(actor, query),
  }),
];

const groupRoutes = [
  route({
    method: "GET",
    path: "/user/guest/group",
    guard: "customer",
    summary: "The groups of the guest list",
    reply: "GuestGroups",
    run: ({ actor }) => listGroups(actor),
  }),
  route({
    method: "POST",
    path: "/user/guest/group",
    guard: "customer",
    summary: "Adds a group",
    reply: "GuestGroup",
    body: groupBody,
    message: "Group created",
    run: ({ actor, body }) => createGroup(actor, body.name),
  }),
  route({
    method: "PATCH",
    path: "/user/guest/group/:id",
    guard: "customer",
    summary: "Renames a group",
    reply: "GuestGroup",
    params: idParam,
    body: groupBody,
    message: "Group updated",
    run: ({ actor, params, body }) => renameGroup(actor, params.id, body.name),
  }),
  route({
    method: "DELETE",
    path: "/user/guest/group/:id",
    guard: "customer",
    summary: "Deletes a group; its guests stay",
    reply: "Nothing",
    params: idParam,
    message: "Group deleted",
    run: ({ actor, params }) => deleteGroup(actor, params.id),
  }),
];

const householdRoutes = [
  route({
    method: "GET",
    path: "/user/guest/household",
    guard: "customer",
    summary: "The households of the guest list",
    reply: "HouseholdPage",
    query: pageQuery,
    run: ({ actor, query }) => listHouseholds(actor, query),
  }),
  route({
    method: "POST",
    path: "/user/guest/household/merge",
    guard: "customer",
    summary: "Makes one household of several",
    reply: "GuestChange",
    body: mergeBody,
    message: "Households merged",
    run: ({ actor, body }) => mergeHouseholds(actor, body),
  }),
  route({
    method: "POST",
    path: "/user/guest/household",
    guard: "customer",
    summary: "Adds a household with its guests and their plus-ones",
    reply: "GuestChange",
    body: newHouseholdBody,
    message: GUEST_MESSAGES.created,
    run: ({ actor, body }) => createHousehold(actor, body),
  }),
  route({
    method: "GET",
    path: "/user/guest/household/:id",
    guard: "customer",
    summary: "A household with its contact details and guests",
    reply: "Household",
    params: idParam,
    run: ({ actor, params }) => showHousehold(actor, params.id),
  }),
  route({
    method: "PATCH",
    path: "/user/guest/household/:id",
    guard: "customer",
    summary: "Changes a household's name and contact details",
    reply: "GuestChange",
    params: idParam,
    body: householdBody,
    message: "Household updated",
    run: ({ actor, params, body }) => updateHousehold(actor, params.id, body),
  }),
  route({
    method: "DELETE",
    path: "/user/guest/household/:id",
    guard: "customer",
    summary: "Deletes a household with its guests",
    reply: "GuestChange",
    params: idParam,
    message: "Household deleted",
    run: ({ actor, params }) => deleteHousehold(actor, params.id),
  }),
];

const personRoutes = [
  route({
    method: "GET",
    path: "/user/guest",
    guard: "customer",
    summary: "The guests, filtered",
    reply: "GuestPage",
    query: guestListQuery,
    run: ({ actor, query }) => listGuests(actor, query),
  }),
  route({
    method: "POST",
    path: "/user/guest",
    guard: "customer",
    summary: "Adds a guest or a plus-one to a household",
    reply: "GuestChange",
    body: newGuestBody,
    message: GUEST_MESSAGES.created,
    run: ({ actor, body }) => createGuest(actor, body),
  }),
  route({
    method: "PATCH",
    path: "/user/guest/:id",
    guard: "customer",
    summary: "Changes a guest, its invitations and answers",
    reply: "GuestChange",
    params: idParam,
    body: guestBody,
    message: GUEST_MESSAGES.updated,
    run: ({ actor, params, body }) => updateGuest(actor, params.id, body),
  }),
  route({
    method: "DELETE",
    path: "/user/guest/:id",
    guard: "customer",
    summary: "Deletes a guest with its plus-ones; can be undone for a day",
    reply: "GuestChange",
    params: idParam,
    message: GUEST_MESSAGES.deleted,
    run: ({ actor, params }) => deleteGuest(actor, params.id),
  }),
];

export const guestRoutes = [...listRoutes, ...groupRoutes, ...householdRoutes, ...personRoutes];
