-- Jobs of a task that has no handler any more. What they were for are rows of "refund" since 0024, which have jobs of their own.
DO $$ BEGIN
	IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
		DELETE FROM graphile_worker._private_jobs
			WHERE task_id IN (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'sendVoucherRefund');
	END IF;
END $$;
