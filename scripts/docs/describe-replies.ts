import { writeFileSync } from "node:fs";
import { describeReplies, REPLIES_FILE } from "../lib/reply-schemas";

writeFileSync(REPLIES_FILE, describeReplies());
