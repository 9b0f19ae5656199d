"""The bots without a plan or with a short one."""
