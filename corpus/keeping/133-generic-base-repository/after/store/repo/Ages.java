package store.repo;

public final class Ages extends Repository<Integer> {
    public boolean birthday(int id) {
        return data.computeIfPresent(id, (k, v) -> v + 1) != null;
    }
}
