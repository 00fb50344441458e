package misc.week;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class Week {
    private static final List<String> DAYS = Arrays.asList("mon", "tue", "wed", "thu", "fri", "sat", "sun");

    private int offset;

    public Week(int offset) {
        this.offset = offset % 7;
        if (this.offset < 0) {
            this.offset += 7;
        }
    }

    public List<String> days() {
        List<String> result = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            result.add(DAYS.get((i + offset) % 7));
        }
        return result;
    }

    public int indexOf(String day) {
        if (day == null) {
            return -1;
        }
        return days().indexOf(day);
    }
}
