package pets.owner;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

public class Pets {
    private final Map<String, String> ownerByPet = new LinkedHashMap<>();

    public void adopt(String pet, String owner) {
        if (pet == null || owner == null) {
            throw new IllegalArgumentException("null");
        }
        ownerByPet.putIfAbsent(pet, owner);
    }

    private Optional<Map.Entry<String, String>> entry(String owner) {
        return ownerByPet.entrySet().stream().filter(e -> e.getValue().equals(owner)).findFirst();
    }

    public String petOf(String owner) {
        return entry(owner).map(Map.Entry::getKey).orElse("");
    }

    public boolean release(String owner) {
        Optional<Map.Entry<String, String>> e = entry(owner);
        e.ifPresent(x -> ownerByPet.remove(x.getKey()));
        return e.isPresent();
    }
}
