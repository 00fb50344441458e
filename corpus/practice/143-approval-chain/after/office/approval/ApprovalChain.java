package office.approval;

import java.util.ArrayList;
import java.util.List;

public final class ApprovalChain {
    private static final List<Level> LEVELS = List.of(
            Level.upTo("lead", 20_000),
            new Level("manager", request -> request.cents() <= managerLimit(request)),
            Level.upTo("director", 5_000_000),
            new Level("board", request -> !request.urgent()));

    private final AbsenceCalendar calendar;

    public ApprovalChain(AbsenceCalendar calendar) {
        this.calendar = calendar;
    }

    public Approval decide(Request request) {
        if (request.cents() < 0) {
            throw new IllegalArgumentException("negative");
        }
        List<String> asked = new ArrayList<>();
        for (Level level : LEVELS) {
            asked.add(level.role());
            if (level.covers(request) && !calendar.isAbsent(level.role())) {
                return new Approval(level.role(), List.copyOf(asked));
            }
        }
        throw new IllegalStateException("nobody can approve");
    }

    private static long managerLimit(Request request) {
        return request.urgent() ? 400_000 : 200_000;
    }
}
