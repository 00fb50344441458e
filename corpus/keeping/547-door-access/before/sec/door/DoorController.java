package sec.door;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class DoorController {
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
        Decision d;
        if (badge == null || badge.isEmpty()) {
            d = Decision.DENIED;
        } else {
            if (!(blocked.contains(badge) || directory.isSuspended(badge))) {
                if (lockdown) {
                    if (directory.isStaff(badge)) {
                        d = directory.hasGrant(badge, room) ? Decision.OPEN : Decision.DENIED;
                    } else {
                        d = Decision.DENIED;
                    }
                } else {
                    if (!(hour < 7 || hour >= 19)) {
                        if (directory.isStaff(badge)) {
                            d = Decision.OPEN;
                        } else {
                            if (directory.hasGrant(badge, room)) {
                                d = Decision.OPEN;
                            } else {
                                d = Decision.DENIED;
                            }
                        }
                    } else {
                        if (!directory.isStaff(badge) || !directory.hasGrant(badge, room)) {
                            d = Decision.DENIED;
                        } else {
                            d = Decision.OPEN;
                        }
                    }
                }
            } else {
                d = Decision.ALARM;
            }
        }
        record(badge, d);
        return d;
    }

    protected void record(String badge, Decision decision) {
        if (decision == Decision.OPEN) {
            failures = 0;
        } else {
            failures++;
            if (failures >= 3) {
                if (!lockdown) {
                    lockdown = true;
                }
            }
        }
        journal.add(badge + ":" + decision);
    }

    public void block(String badge) {
        if (badge != null) {
            blocked.add(badge);
        }
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
