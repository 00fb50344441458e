package com.procure.approval;

import java.util.ArrayList;
import java.util.List;

/** The employees, by number, who have to approve an order one after the other. */
public class ApprovalChain {
    private final List<Integer> approvers = new ArrayList<>();

    public boolean append(int employee) {
        return !approvers.contains(employee) && approvers.add(employee);
    }

    /** Takes an employee out, for example on holidays; unknown ones are ignored. */
    public void skip(int employee) {
        if (approvers.contains(employee)) {
            approvers.remove(employee);
        }
    }

    /** How many have to approve before the employee, or -1. */
    public int position(int employee) {
        return approvers.indexOf(employee);
    }

    public boolean isComplete() {
        return approvers.isEmpty();
    }

    public List<Integer> pending() {
        return new ArrayList<>(approvers);
    }
}
