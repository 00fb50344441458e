package flow.access;

import java.util.function.Predicate;

public final class Access {
    private final Predicate<String> member;
    private final Predicate<String> banned;
    private int denied;

    public Access(Predicate<String> member, Predicate<String> banned) {
        this.member = member;
        this.banned = banned;
    }

    public boolean enter(String name) {
        boolean refused = name == null || !member.test(name) || banned.test(name);
        if (refused) {
            denied++;
        }
        return !refused;
    }

    public boolean either(String a, String b) {
        return member.test(a) || member.test(b);
    }

    public int denied() {
        return denied;
    }
}
