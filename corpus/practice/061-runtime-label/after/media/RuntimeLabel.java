package media;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Labels such as "1d 2h 5m" or "00:07:09" for the running time of a recording. */
public final class RuntimeLabel {

    private RuntimeLabel() {
    }

    public static String clock(Duration runtime) {
        long hours = runtime.toHours();
        String hoursText = Math.abs(hours) < 10 ? "0" + hours : String.valueOf(hours);
        return hoursText + ":" + twoDigits(runtime.toMinutesPart()) + ":" + twoDigits(runtime.toSecondsPart());
    }

    public static String words(Duration runtime) {
        if (runtime == null || runtime.isNegative()) {
            return "unknown";
        }
        List<String> parts = new ArrayList<>();
        addPart(parts, runtime.toDaysPart(), "d");
        addPart(parts, runtime.toHoursPart(), "h");
        addPart(parts, runtime.toMinutesPart(), "m");
        return parts.isEmpty() ? "under a minute" : String.join(" ", parts);
    }

    private static String twoDigits(int value) {
        return value < 10 ? "0" + value : Integer.toString(value);
    }

    private static void addPart(List<String> parts, long amount, String unit) {
        if (amount > 0) {
            parts.add(amount + unit);
        }
    }
}
