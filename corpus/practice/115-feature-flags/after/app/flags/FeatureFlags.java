package app.flags;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

public final class FeatureFlags {
    private static final int BUCKETS = 100;

    private final FlagSource source;
    private final Optional<FlagSource> fallback;

    public FeatureFlags(FlagSource source, FlagSource fallback) {
        this.source = Objects.requireNonNull(source);
        this.fallback = Optional.ofNullable(fallback);
    }

    public boolean isEnabled(String flag, String user) {
        return raw(flag)
                .map(text -> text.trim().toLowerCase(Locale.ROOT))
                .filter(text -> appliesTo(text, user))
                .isPresent();
    }

    private Optional<String> raw(String flag) {
        return Optional.ofNullable(source.lookup(flag))
                .or(() -> fallback.map(other -> other.lookup(flag)));
    }

    private static boolean appliesTo(String setting, String user) {
        switch (setting) {
            case "on":
            case "true":
                return true;
            default:
                return setting.endsWith("%") && bucketOf(setting, user);
        }
    }

    private static boolean bucketOf(String setting, String user) {
        int percent = Integer.parseInt(setting.substring(0, setting.length() - 1));
        int bucket = 0;
        for (char c : user.toCharArray()) {
            bucket = (bucket * 7 + c) % BUCKETS;
        }
        return bucket < percent;
    }
}
