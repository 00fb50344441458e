package com.procura.po;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class PurchaseOrder {
    public enum Status { DRAFT, SUBMITTED, APPROVED, ORDERED, RECEIVED, CANCELLED }

    public enum Action { SUBMIT, APPROVE, REJECT, ORDER, RECEIVE, CANCEL }

    private static final Map<Status, Map<Action, Status>> TRANSITIONS = new EnumMap<>(Status.class);

    static {
        allow(Status.DRAFT, Action.SUBMIT, Status.SUBMITTED);
        allow(Status.DRAFT, Action.CANCEL, Status.CANCELLED);
        allow(Status.SUBMITTED, Action.APPROVE, Status.APPROVED);
        allow(Status.SUBMITTED, Action.REJECT, Status.DRAFT);
        allow(Status.SUBMITTED, Action.CANCEL, Status.CANCELLED);
        allow(Status.APPROVED, Action.ORDER, Status.ORDERED);
        allow(Status.APPROVED, Action.REJECT, Status.DRAFT);
        allow(Status.APPROVED, Action.CANCEL, Status.CANCELLED);
        allow(Status.ORDERED, Action.RECEIVE, Status.RECEIVED);
        allow(Status.ORDERED, Action.CANCEL, Status.CANCELLED);
    }

    private Status status = Status.DRAFT;
    private final List<String> history = new ArrayList<>();

    private static void allow(Status from, Action action, Status to) {
        TRANSITIONS.computeIfAbsent(from, s -> new EnumMap<>(Action.class)).put(action, to);
    }

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
        return TRANSITIONS.getOrDefault(status, Map.of()).get(action);
    }
}
