package com.procure.approval;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The employees, by number, who have to approve an order one after the other. */
public class ApprovalChain {
    private final Set<Integer> approvers = new LinkedHashSet<>();

    public boolean append(int employee) {
        return approvers.add(employee);
    }

    /** Takes an employee out, for example on holidays; unknown ones are ignored. */
    public void skip(int employee) {
        if (approvers.contains(employee)) {
            approvers.remove(employee);
        }
    }

    /** How many have to approve before the employee, or -1. */
    public int position(int employee) {
        int position = 0;
        for (int approver : approvers) {
            if (approver == employee) {
                return position;
            }
            position++;
        }
        return -1;
    }

    public boolean isComplete() {
        return approvers.isEmpty();
    }

    public List<Integer> pending() {
        return new ArrayList<>(approvers);
    }
}
