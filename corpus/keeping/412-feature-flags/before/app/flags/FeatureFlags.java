package app.flags;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public final class FeatureFlags {

    private final Map<String, Boolean> global = new TreeMap<>();
    private final Map<String, Map<String, Boolean>> perUser = new HashMap<>();
    private final Map<String, Integer> rollout = new HashMap<>();
    private int evaluations;

    public void set(String flag, Boolean on) {
        if (on == null) {
            global.remove(flag);
        } else {
            global.put(flag, on);
        }
    }

    public void setForUser(String user, String flag, Boolean on) {
        if (user == null || flag == null) {
            throw new NullPointerException();
        }
        Map<String, Boolean> flags = perUser.get(user);
        if (flags == null) {
            if (on == null) {
                return;
            }
            flags = new HashMap<>();
            perUser.put(user, flags);
        }
        flags.put(flag, on);
    }

    public void rollout(String flag, int percent) {
        rollout.put(flag, Math.max(0, Math.min(100, percent)));
    }

    public boolean enabled(String flag, String user) {
        evaluations++;
        if (user != null) {
            Map<String, Boolean> flags = perUser.get(user);
            if (flags != null) {
                Boolean own = flags.get(flag);
                if (own != null) {
                    return own;
                }
            }
        }
        Boolean forAll = global.get(flag);
        if (forAll != null) {
            return forAll;
        }
        Integer percent = rollout.get(flag);
        if (percent == null || user == null) {
            return false;
        }
        return Math.floorMod(user.hashCode(), 100) < percent;
    }

    public String describe(String flag) {
        Boolean on = global.get(flag);
        Integer percent = rollout.get(flag);
        if (on == null && percent == null) {
            return "unknown";
        }
        return on == null ? percent + "%" : on ? "on" : "off";
    }

    public int evaluations() {
        return evaluations;
    }
}
