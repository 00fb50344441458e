package org.synchrolab.booking;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

public final class BeamTimeCalendar {
    private final List<TimeSlot> slots = new ArrayList<>();
    private final List<String> groups = new ArrayList<>();

    /** False if the slot is taken by another group; own bookings may overlap. */
    public boolean book(String group, TimeSlot wanted) {
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).overlaps(wanted) && !groups.get(i).equals(group)) {
                return false;
            }
        }
        slots.add(wanted);
        groups.add(group);
        return true;
    }

    public Duration booked(String group) {
        Duration sum = Duration.ZERO;
        for (int i = 0; i < slots.size(); i++) {
            if (groups.get(i).equals(group)) {
                sum = sum.plus(slots.get(i).length());
            }
        }
        return sum;
    }
}
