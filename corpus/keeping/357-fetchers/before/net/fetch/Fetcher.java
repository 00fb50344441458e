package net.fetch;

public interface Fetcher {
    String fetch(String key) throws FetchException;
}
