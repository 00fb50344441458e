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
        return Optional.ofNullable(numbers.get(name))
            .filter(n -> !n.isBlank())
            .map(n -> n.startsWith("+") ? n : "+49" + n)
            .orElse("operator");
    }

    public boolean known(String name) {
        return Optional.ofNullable(numbers.get(name)).isPresent();
    }
}
