package press.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public final class ArticleFlow {
    private static final Status[] STATUSES = Status.values();

    /** Rows are statuses, columns actions. */
    private final Status[][] table = new Status[STATUSES.length][Action.values().length];
    private final int[] visits = new int[STATUSES.length];
    private final FlowListener listener;
    private byte[] history = new byte[8];
    private int steps;
    private Status status;

    public ArticleFlow(FlowListener listener) {
        this.listener = Objects.requireNonNull(listener);
        define(Status.DRAFT, Action.SUBMIT, Status.REVIEW);
        define(Status.REVIEW, Action.REJECT, Status.DRAFT);
        define(Status.REVIEW, Action.APPROVE, Status.APPROVED);
        define(Status.APPROVED, Action.PUBLISH, Status.PUBLISHED);
        define(Status.PUBLISHED, Action.ARCHIVE, Status.ARCHIVED);
        define(Status.ARCHIVED, Action.REVIVE, Status.DRAFT);
        enter(Status.DRAFT);
    }

    /** Adds or replaces a transition; returns the old target. A null target removes it. */
    public Status define(Status from, Action action, Status to) {
        Objects.requireNonNull(from);
        Objects.requireNonNull(action);
        Status[] row = table[from.ordinal()];
        Status old = row[action.ordinal()];
        row[action.ordinal()] = to;
        return old;
    }

    public boolean can(Action action) {
        return target(action) != null;
    }

    public Status perform(Action action) {
        Status next = target(action);
        if (next == null) {
            throw new IllegalStateException(action + " in " + status);
        }
        listener.leaving(status, action);
        enter(next);
        listener.entered(next);
        return status;
    }

    private void enter(Status next) {
        if (steps == history.length) {
            history = Arrays.copyOf(history, steps * 2);
        }
        history[steps++] = (byte) next.ordinal();
        visits[next.ordinal()]++;
        status = next;
    }

    private Status target(Action action) {
        return action == null ? null : table[status.ordinal()][action.ordinal()];
    }

    public List<Action> possible() {
        return Stream.of(Action.values()).filter(this::can)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public Status status() {
        return status;
    }

    public List<Status> history() {
        List<Status> list = new ArrayList<>(steps);
        for (int i = 0; i < steps; i++) {
            list.add(STATUSES[history[i]]);
        }
        return list;
    }

    public int visits(Status wanted) {
        return wanted == null ? 0 : visits[wanted.ordinal()];
    }
}
