package misc.week;

import java.util.ArrayList;
import java.util.List;

public final class Week {
    private static final List<String> DAYS = List.of("mon", "tue", "wed", "thu", "fri", "sat", "sun");
    private static final int SIZE = DAYS.size();

    private final int offset;

    public Week(int offset) {
        this.offset = Math.floorMod(offset, SIZE);
    }

    public List<String> days() {
        List<String> result = new ArrayList<>(DAYS.subList(offset, SIZE));
        result.addAll(DAYS.subList(0, offset));
        return result;
    }

    public int indexOf(String day) {
        if (day == null) {
            return -1;
        }
        int index = DAYS.indexOf(day);
        return index < 0 ? -1 : Math.floorMod(index - offset, SIZE);
    }
}
