package club.members;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public class Roster {
    private static final int ADULT_AGE = 18;

    private final List<Member> members = new ArrayList<>();

    public void join(String name, int age) {
        if (name == null || name.isBlank()) {
            throw new IllegalArgumentException("name");
        }
        members.add(new Member(name.trim(), age));
    }

    public List<String> adults() {
        return members.stream()
                .filter(member -> member.age() >= ADULT_AGE)
                .map(Member::name)
                .sorted()
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public boolean has(String name) {
        return members.stream().anyMatch(member -> member.name().equals(name));
    }

    public int ageSum() {
        return members.stream().mapToInt(Member::age).sum();
    }
}
