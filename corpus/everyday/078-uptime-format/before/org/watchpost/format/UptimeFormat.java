package org.watchpost.format;

import java.time.Duration;

/** Prints how long a node has been up. */
public final class UptimeFormat {

    public String clock(Duration uptime) {
        if (uptime.isNegative()) {
            return "-" + clock(uptime.negated());
        }
        long seconds = uptime.getSeconds();
        long days = seconds / 86400;
        long hours = seconds / 3600 % 24;
        long minutes = seconds / 60 % 60;
        String text = String.format("%02d:%02d:%02d", hours, minutes, seconds % 60);
        return days == 0 ? text : days + "d " + text;
    }

    public String compact(Duration uptime) {
        if (uptime.isNegative()) {
            return "-" + compact(uptime.negated());
        }
        long seconds = uptime.getSeconds();
        StringBuilder out = new StringBuilder();
        if (seconds >= 86400) {
            out.append(seconds / 86400).append('d');
        }
        if (seconds % 86400 >= 3600) {
            if (out.length() > 0) {
                out.append(' ');
            }
            out.append(seconds % 86400 / 3600).append('h');
        }
        if (seconds % 3600 >= 60) {
            if (out.length() > 0) {
                out.append(' ');
            }
            out.append(seconds % 3600 / 60).append('m');
        }
        if (seconds % 60 > 0) {
            if (out.length() > 0) {
                out.append(' ');
            }
            out.append(seconds % 60).append('s');
        }
        if (out.length() == 0) {
            return uptime.getNano() / 1_000_000 + "ms";
        }
        return out.toString();
    }
}
