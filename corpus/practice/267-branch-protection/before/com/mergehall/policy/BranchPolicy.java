package com.mergehall.policy;

/** Who may do what with a branch. */
public class BranchPolicy {

    public boolean canPush(Member member, Branch branch) {
        if (member.suspended() || branch.frozen()) {
            return false;
        }
        if (branch.protectedBranch() && !(member.admin() || member.maintainer())) {
            return false;
        }
        return true;
    }

    public boolean canForcePush(Member member, Branch branch) {
        if (!canPush(member, branch)) {
            return false;
        }
        if (branch.protectedBranch()) {
            return member.admin();
        }
        return true;
    }

    public boolean canDelete(Member member, Branch branch) {
        if (branch.protectedBranch()) {
            return false;
        } else {
            return canPush(member, branch);
        }
    }

    public String explain(Member member, Branch branch) {
        StringBuilder out = new StringBuilder(member.login()).append(" on ").append(branch.name()).append(':');
        if (canPush(member, branch)) {
            out.append(" push");
        }
        if (canForcePush(member, branch)) {
            out.append(" force-push");
        }
        if (canDelete(member, branch)) {
            out.append(" delete");
        }
        return out.toString();
    }
}
