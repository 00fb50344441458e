package club.members;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Roster {
    private final List<Member> members = new ArrayList<>();

    public void join(String name, int age) {
        if (name == null || name.isBlank()) {
            throw new IllegalArgumentException("name");
        }
        members.add(new Member(name.trim(), age));
    }

    public List<String> adults() {
        List<String> names = new ArrayList<>();
        for (Member member : members) {
            if (member.age() >= 18) {
                names.add(member.name());
            }
        }
        Collections.sort(names);
        return names;
    }

    public boolean has(String name) {
        for (Member member : members) {
            if (member.name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    public int ageSum() {
        int sum = 0;
        for (Member member : members) {
            sum += member.age();
        }
        return sum;
    }
}
