package com.accounts.core;

import java.util.List;

public interface Accounts {
    boolean open(String actor, String email);

    boolean close(String actor, String email);

    List<String> emails();
}
