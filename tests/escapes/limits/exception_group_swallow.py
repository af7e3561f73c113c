# attack: except* and exception groups catch parts and go on
# stopped by: ExecutionTimeout
# limits: timeout=1
while True:
    try:
        while True:
            pass
    except* BaseException as eg:
        print("ESCAPED except*", eg)
