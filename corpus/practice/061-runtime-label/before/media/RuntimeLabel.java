package media;

import java.time.Duration;

/** Labels such as "1d 2h 5m" or "00:07:09" for the running time of a recording. */
public final class RuntimeLabel {

    private RuntimeLabel() {
    }

    public static String clock(Duration runtime) {
        long total = runtime.getSeconds();
        long hours = total / 3600;
        long minutes = total % 3600 / 60;
        long seconds = total % 60;
        StringBuilder sb = new StringBuilder();
        if (hours < 10 && hours > -10) {
            sb.append('0');
        }
        sb.append(hours).append(':');
        if (minutes < 10) {
            sb.append('0');
        }
        sb.append(minutes).append(':');
        if (seconds < 10) {
            sb.append('0');
        }
        return sb.append(seconds).toString();
    }

    public static String words(Duration runtime) {
        if (runtime == null || runtime.isNegative()) {
            return "unknown";
        }
        long rest = runtime.getSeconds();
        long days = rest / 86400;
        rest = rest % 86400;
        long hours = rest / 3600;
        rest = rest % 3600;
        long minutes = rest / 60;
        String result = "";
        if (days > 0) {
            result = days + "d";
        }
        if (hours > 0) {
            if (!result.isEmpty()) {
                result += " ";
            }
            result += hours + "h";
        }
        if (minutes > 0) {
            if (!result.isEmpty()) {
                result += " ";
            }
            result += minutes + "m";
        }
        if (result.isEmpty()) {
            return "under a minute";
        }
        return result;
    }
}
