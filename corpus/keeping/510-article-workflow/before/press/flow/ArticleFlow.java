package press.flow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public final class ArticleFlow {
    private static final Map<Status, Map<Action, Status>> DEFAULTS = new HashMap<>();

    static {
        put(DEFAULTS, Status.DRAFT, Action.SUBMIT, Status.REVIEW);
        put(DEFAULTS, Status.REVIEW, Action.REJECT, Status.DRAFT);
        put(DEFAULTS, Status.REVIEW, Action.APPROVE, Status.APPROVED);
        put(DEFAULTS, Status.APPROVED, Action.PUBLISH, Status.PUBLISHED);
        put(DEFAULTS, Status.PUBLISHED, Action.ARCHIVE, Status.ARCHIVED);
        put(DEFAULTS, Status.ARCHIVED, Action.REVIVE, Status.DRAFT);
    }

    private final Map<Status, Map<Action, Status>> table = new HashMap<>();
    private final List<Status> history = new ArrayList<>();
    private final FlowListener listener;
    private Status status = Status.DRAFT;

    public ArticleFlow(FlowListener listener) {
        this.listener = Objects.requireNonNull(listener);
        for (Status s : DEFAULTS.keySet()) {
            table.put(s, new HashMap<>(DEFAULTS.get(s)));
        }
        history.add(status);
    }

    private static void put(Map<Status, Map<Action, Status>> t, Status from, Action a, Status to) {
        t.computeIfAbsent(from, k -> new HashMap<>()).put(a, to);
    }

    /** Adds or replaces a transition; returns the old target. A null target removes it. */
    public Status define(Status from, Action action, Status to) {
        Objects.requireNonNull(from);
        Objects.requireNonNull(action);
        Status old = target(from, action);
        if (to == null) {
            if (old != null) {
                table.get(from).remove(action);
            }
        } else {
            put(table, from, action, to);
        }
        return old;
    }

    public boolean can(Action action) {
        return target(status, action) != null;
    }

    public Status perform(Action action) {
        Status next = target(status, action);
        if (next == null) {
            throw new IllegalStateException(action + " in " + status);
        }
        listener.leaving(status, action);
        status = next;
        history.add(next);
        listener.entered(next);
        return status;
    }

    private Status target(Status from, Action action) {
        Map<Action, Status> row = table.get(from);
        return row == null ? null : row.get(action);
    }

    public List<Action> possible() {
        List<Action> list = new ArrayList<>();
        for (Action a : Action.values()) {
            if (can(a)) {
                list.add(a);
            }
        }
        return list;
    }

    public Status status() {
        return status;
    }

    public List<Status> history() {
        return new ArrayList<>(history);
    }

    public int visits(Status wanted) {
        int n = 0;
        for (Status s : history) {
            if (s == wanted) {
                n++;
            }
        }
        return n;
    }
}
