package docs.flow;

import static docs.flow.Status.APPROVED;
import static docs.flow.Status.ARCHIVED;
import static docs.flow.Status.DRAFT;
import static docs.flow.Status.PUBLISHED;
import static docs.flow.Status.REVIEW;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Document {

    private static final Map<Status, Set<Status>> SUCCESSORS = new EnumMap<>(Status.class);

    static {
        SUCCESSORS.put(DRAFT, EnumSet.of(REVIEW, ARCHIVED));
        SUCCESSORS.put(REVIEW, EnumSet.of(DRAFT, APPROVED));
        SUCCESSORS.put(APPROVED, EnumSet.of(PUBLISHED, DRAFT, ARCHIVED));
        SUCCESSORS.put(PUBLISHED, EnumSet.of(ARCHIVED));
        SUCCESSORS.put(ARCHIVED, EnumSet.noneOf(Status.class));
    }

    private Status status = DRAFT;
    private final List<Status> history = new ArrayList<>();

    public boolean canMoveTo(Status next) {
        return SUCCESSORS.get(status).contains(next);
    }

    public void moveTo(Status next) {
        if (!canMoveTo(next)) {
            throw new IllegalStateException(status + " -> " + next);
        }
        history.add(status);
        status = next;
    }

    public boolean isFinal() {
        return SUCCESSORS.get(status).isEmpty();
    }

    public Status status() {
        return status;
    }

    public List<Status> history() {
        return new ArrayList<>(history);
    }
}
