package util.book;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class PhoneBook {
    private final Map<String, String> numbers = new HashMap<>();

    public void put(String name, String number) {
        numbers.put(name, number);
    }

    public Optional<String> find(String name) {
        return Optional.ofNullable(numbers.get(name));
    }

    public String dial(String name) {
        String n = numbers.get(name);
        if (n == null || n.isBlank()) {
            return "operator";
        }
        return n.startsWith("+") ? n : "+49" + n;
    }

    public boolean known(String name) {
        return numbers.get(name) != null;
    }
}
