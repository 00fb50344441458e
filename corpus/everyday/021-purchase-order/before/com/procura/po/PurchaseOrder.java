package com.procura.po;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class PurchaseOrder {
    public enum Status { DRAFT, SUBMITTED, APPROVED, ORDERED, RECEIVED, CANCELLED }

    public enum Action { SUBMIT, APPROVE, REJECT, ORDER, RECEIVE, CANCEL }

    private Status status = Status.DRAFT;
    private final List<String> history = new ArrayList<>();

    public Status status() {
        return status;
    }

    public List<String> history() {
        return new ArrayList<>(history);
    }

    public boolean can(Action action) {
        return next(action) != null;
    }

    public void apply(Action action, String user) {
        Status target = next(action);
        if (target == null) {
            throw new IllegalStateException(action + " not possible in " + status);
        }
        history.add(user + ": " + status + " -> " + target);
        status = target;
    }

    private Status next(Action action) {
        Objects.requireNonNull(action, "action");
        if (action == Action.CANCEL) {
            if (status == Status.RECEIVED || status == Status.CANCELLED) {
                return null;
            }
            return Status.CANCELLED;
        }
        if (status == Status.DRAFT) {
            return action == Action.SUBMIT ? Status.SUBMITTED : null;
        }
        if (status == Status.SUBMITTED) {
            if (action == Action.APPROVE) {
                return Status.APPROVED;
            } else if (action == Action.REJECT) {
                return Status.DRAFT;
            }
            return null;
        }
        if (status == Status.APPROVED) {
            if (action == Action.ORDER) {
                return Status.ORDERED;
            }
            if (action == Action.REJECT) {
                return Status.DRAFT;
            }
        }
        if (status == Status.ORDERED && action == Action.RECEIVE) {
            return Status.RECEIVED;
        }
        return null;
    }
}
