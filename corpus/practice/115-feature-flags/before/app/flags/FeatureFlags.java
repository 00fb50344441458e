package app.flags;

import java.util.Locale;
import java.util.Objects;

public final class FeatureFlags {
    private final FlagSource source;
    private final FlagSource fallback;

    public FeatureFlags(FlagSource source, FlagSource fallback) {
        this.source = Objects.requireNonNull(source);
        this.fallback = fallback;
    }

    public boolean isEnabled(String flag, String user) {
        String raw = source.lookup(flag);
        if (raw == null && fallback != null) {
            raw = fallback.lookup(flag);
        }
        if (raw == null) {
            return false;
        }
        String text = raw.trim().toLowerCase(Locale.ROOT);
        if (text.isEmpty()) {
            return false;
        }
        if (text.equals("on") || text.equals("true")) {
            return true;
        }
        if (text.endsWith("%")) {
            int percent = Integer.parseInt(text.substring(0, text.length() - 1));
            int bucket = 0;
            for (int i = 0; i < user.length(); i++) {
                bucket = (bucket * 7 + user.charAt(i)) % 100;
            }
            return bucket < percent;
        }
        return false;
    }
}
