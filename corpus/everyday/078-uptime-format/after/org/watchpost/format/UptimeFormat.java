package org.watchpost.format;

import java.time.Duration;
import java.util.StringJoiner;
import java.util.function.Function;

/** Prints how long a node has been up. */
public final class UptimeFormat {

    public String clock(Duration uptime) {
        return signed(uptime, UptimeFormat::positiveClock);
    }

    public String compact(Duration uptime) {
        return signed(uptime, UptimeFormat::positiveCompact);
    }

    private static String signed(Duration uptime, Function<Duration, String> format) {
        return uptime.isNegative() ? "-" + format.apply(uptime.negated()) : format.apply(uptime);
    }

    private static String positiveClock(Duration uptime) {
        String text = String.format("%02d:%02d:%02d", uptime.toHoursPart(), uptime.toMinutesPart(), uptime.toSecondsPart());
        return uptime.toDaysPart() == 0 ? text : uptime.toDaysPart() + "d " + text;
    }

    private static String positiveCompact(Duration uptime) {
        StringJoiner out = new StringJoiner(" ").setEmptyValue(uptime.toMillisPart() + "ms");
        addPart(out, uptime.toDaysPart(), 'd');
        addPart(out, uptime.toHoursPart(), 'h');
        addPart(out, uptime.toMinutesPart(), 'm');
        addPart(out, uptime.toSecondsPart(), 's');
        return out.toString();
    }

    private static void addPart(StringJoiner out, long amount, char unit) {
        if (amount > 0) {
            out.add(amount + String.valueOf(unit));
        }
    }
}
