package pets.owner;

import java.util.LinkedHashMap;
import java.util.Map;

public class Pets {
    private final Map<String, String> ownerByPet = new LinkedHashMap<>();

    public void adopt(String pet, String owner) {
        if (pet == null || owner == null) {
            throw new IllegalArgumentException("null");
        }
        ownerByPet.putIfAbsent(pet, owner);
    }

    private String find(String owner) {
        for (Map.Entry<String, String> e : ownerByPet.entrySet()) {
            if (e.getValue().equals(owner)) {
                return e.getKey();
            }
        }
        return null;
    }

    public String petOf(String owner) {
        String pet = find(owner);
        return pet == null ? "" : pet;
    }

    public boolean release(String owner) {
        String pet = find(owner);
        if (pet == null) {
            return false;
        }
        ownerByPet.remove(pet);
        return true;
    }
}
