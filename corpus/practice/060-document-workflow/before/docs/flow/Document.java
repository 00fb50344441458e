package docs.flow;

import java.util.ArrayList;
import java.util.List;

public class Document {

    private Status status = Status.DRAFT;
    private final List<Status> history = new ArrayList<>();

    public boolean canMoveTo(Status next) {
        if (status == Status.DRAFT) {
            if (next == Status.REVIEW || next == Status.ARCHIVED) {
                return true;
            }
        } else if (status == Status.REVIEW) {
            if (next == Status.DRAFT) {
                return true;
            }
            if (next == Status.APPROVED) {
                return true;
            }
        } else if (status == Status.APPROVED) {
            if (next == Status.PUBLISHED || next == Status.DRAFT || next == Status.ARCHIVED) {
                return true;
            }
        } else if (status == Status.PUBLISHED) {
            if (next == Status.ARCHIVED) {
                return true;
            }
        }
        return false;
    }

    public void moveTo(Status next) {
        if (!canMoveTo(next)) {
            throw new IllegalStateException(status + " -> " + next);
        }
        history.add(status);
        status = next;
    }

    public boolean isFinal() {
        return status == Status.ARCHIVED;
    }

    public Status status() {
        return status;
    }

    public List<Status> history() {
        return new ArrayList<>(history);
    }
}
