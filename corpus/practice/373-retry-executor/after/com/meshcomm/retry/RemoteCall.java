package com.meshcomm.retry;

@FunctionalInterface
public interface RemoteCall<T> {
    T perform(int attempt) throws Exception;
}
