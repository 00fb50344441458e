package sec.door;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class DoorController {
    private static final int MAX_FAILURES = 3;

    private final Directory directory;
    private final String room;
    private final Set<String> blocked = new HashSet<>();
    private final List<String> journal = new ArrayList<>();
    private boolean lockdown;
    private int failures;

    public DoorController(Directory directory, String room) {
        this.directory = directory;
        this.room = room;
    }

    public Decision swipe(String badge, int hour) {
        Decision decision = decide(badge, hour);
        record(badge, decision);
        return decision;
    }

    private Decision decide(String badge, int hour) {
        if (badge == null || badge.isEmpty()) {
            return Decision.DENIED;
        }
        if (blocked.contains(badge) || directory.isSuspended(badge)) {
            return Decision.ALARM;
        }
        boolean strict = lockdown || hour < 7 || hour > 18;
        boolean open = strict
                ? directory.isStaff(badge) && directory.hasGrant(badge, room)
                : directory.isStaff(badge) || directory.hasGrant(badge, room);
        return open ? Decision.OPEN : Decision.DENIED;
    }

    protected void record(String badge, Decision decision) {
        if (decision == Decision.OPEN) {
            failures = 0;
        } else {
            lockdown |= ++failures >= MAX_FAILURES;
        }
        journal.add(badge + ":" + decision);
    }

    public void block(String badge) {
        if (badge == null) {
            return;
        }
        blocked.add(badge);
    }

    public void reset() {
        lockdown = false;
        failures = 0;
    }

    public boolean inLockdown() {
        return lockdown;
    }

    public List<String> journal() {
        return List.copyOf(journal);
    }
}
