package store.repo;

public final class Names extends Repository<String> {
}
