package app.flags;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

public final class FeatureFlags {

    private final Map<String, Boolean> global = new TreeMap<>();
    private final Map<String, Map<String, Boolean>> perUser = new HashMap<>();
    private final Map<String, Integer> rollout = new HashMap<>();
    private int evaluations;

    public void set(String flag, Boolean on) {
        Optional.ofNullable(on).ifPresentOrElse(value -> global.put(flag, value), () -> global.remove(flag));
    }

    public void setForUser(String user, String flag, Boolean on) {
        Objects.requireNonNull(user);
        Objects.requireNonNull(flag);
        Map<String, Boolean> flags = perUser.computeIfAbsent(user, u -> new HashMap<>());
        flags.compute(flag, (f, old) -> on);
    }

    public void rollout(String flag, int percent) {
        rollout.put(flag, Math.max(0, Math.min(100, percent)));
    }

    public boolean enabled(String flag, String user) {
        evaluations++;
        return userFlag(flag, user)
                .or(() -> Optional.ofNullable(global.get(flag)))
                .or(() -> Optional.ofNullable(user).map(u -> rolledOut(flag, u)))
                .orElse(false);
    }

    private Optional<Boolean> userFlag(String flag, String user) {
        return Optional.ofNullable(user).map(perUser::get).map(flags -> flags.get(flag));
    }

    private boolean rolledOut(String flag, String user) {
        return Math.floorMod(user.hashCode(), 100) < rollout.getOrDefault(flag, 0);
    }

    public String describe(String flag) {
        return Optional.ofNullable(global.get(flag))
                .map(on -> on ? "on" : "off")
                .or(() -> Optional.ofNullable(rollout.get(flag)).map(percent -> percent + "%"))
                .orElse("unknown");
    }

    public int evaluations() {
        return evaluations;
    }
}
