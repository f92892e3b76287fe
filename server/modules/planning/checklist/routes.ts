import { idParam } from "@/contracts/envelope.schema";
import {
  checklistQuery,
  taskBody,
  taskChangeBody,
  templatesBody,
} from "@/contracts/planning/checklist.schema";
import { route } from "@/server/http/route";
import { addTask, changeTask, readChecklist, removeTask } from "./service";
import { dismissMove, undoMove } from "./service-move";
import { addTemplates } from "./service-templates";

export const checklistRoutes = [
  route({
    method: "GET",
    path: "/planning/checklist",
    guard: "customer",
    summary: "The wedding's checklist by due date, with what moved with the wedding day",
    reply: "Checklist",
    query: checklistQuery,
    run: ({ actor, query }) => readChecklist(actor, query),
  }),
  route({
    method: "POST",
    path: "/planning/checklist",
    guard: "customer",
    summary: "Adds a task",
    reply: "PlanTask",
    body: taskBody,
    message: "Task added",
    run: ({ actor, body }) => addTask(actor, body),
  }),
  route({
    method: "POST",
    path: "/planning/checklist/templates",
    guard: "customer",
    summary: "Adds the tasks of the chosen ceremonies; tasks that are there already are left alone",
    reply: "TasksAdded",
    body: templatesBody,
    run: ({ actor, body }) => addTemplates(actor, body.ceremonies),
  }),
  route({
    method: "POST",
    path: "/planning/checklist/undomove",
    guard: "customer",
    summary: "Gives the tasks that moved with the wedding day their dates back",
    reply: "Nothing",
    message: "The dates are back",
    run: ({ actor }) => undoMove(actor),
  }),
  route({
    method: "DELETE",
    path: "/planning/checklist/move",
    guard: "customer",
    summary: "Dismisses the summary of what moved with the wedding day",
    reply: "Nothing",
    run: ({ actor }) => dismissMove(actor),
  }),
  route({
    method: "PATCH",
    path: "/planning/checklist/:id",
    guard: "customer",
    summary: "Changes a task, or ticks it",
    reply: "PlanTask",
    params: idParam,
    body: taskChangeBody,
    run: ({ actor, params, body }) => changeTask(actor, params.id, body),
  }),
  route({
    method: "DELETE",
    path: "/planning/checklist/:id",
    guard: "customer",
    summary: "Deletes a task",
    reply: "Nothing",
    params: idParam,
    message: "Task deleted",
    run: ({ actor, params }) => removeTask(actor, params.id),
  }),
];
